/** Requests to the server; what goes wrong comes back as one sentence for people. */
import type { Fault } from "./contract";
import { t, texts } from "./texts.svelte";

export class Trouble extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export function address(path: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, lang: texts.language });
  return `/api/${path}?${query.toString()}`;
}

async function ask<T>(
  path: string,
  request: RequestInit,
  more?: Record<string, string>,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, more), request);
  } catch {
    throw new Trouble(t("no-connection"), 0);
  }
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const sentence = (said as Partial<Fault> | null)?.error;
    throw new Trouble(
      typeof sentence === "string" ? sentence : t("went-wrong", { status: response.status }),
      response.status,
    );
  }
  return said as T;
}

export function get<T>(path: string, more?: Record<string, string>): Promise<T> {
  return ask<T>(path, {}, more);
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
