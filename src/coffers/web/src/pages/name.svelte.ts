/** The name under which somebody sits down, remembered for the next time. */
import { remember, remembered } from "../look/memory";
import { t } from "../texts.svelte";

class MyName {
  typed = $state(remembered("name"));

  /** The name to sit down with; somebody who gives none gets one. */
  taken(): string {
    const name = this.typed.trim();
    remember("name", name);
    return name || t("default-name");
  }
}

export const myName = new MyName();
