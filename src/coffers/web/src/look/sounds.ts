/** Short, soft tones, made here: no files. Browsers allow them once somebody has done something. */

export type Sound = "turn" | "attack" | "end";

/** A tone of a sound: when it starts, how long it lasts (in seconds), and how high it is (in Hz). */
type Tone = readonly [start: number, length: number, height: number];

const LOUDNESS = 0.12; // of what the device can
const TUNES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    [0, 0.35, 659.3],
    [0.12, 0.5, 880],
  ],
  attack: [
    [0, 0.3, 233.1],
    [0.14, 0.5, 174.6],
  ],
  end: [
    [0, 0.4, 523.3],
    [0.15, 0.4, 659.3],
    [0.3, 0.9, 784],
  ],
};

class Sounds {
  #audio: AudioContext | null = null;
  readonly #wake = (): void => {
    if (this.#audio?.state !== "running") void this.#awake()?.resume();
  };

  /** Have it ready from the first click or key on, for browsers are silent before that. */
  prepare(): void {
    for (const deed of ["click", "keydown"]) addEventListener(deed, this.#wake, { capture: true });
  }

  play(sound: Sound): void {
    const audio = this.#audio ?? (navigator.userActivation?.isActive ? this.#awake() : null);
    if (!audio) return;
    if (audio.state === "running") this.#sound(audio, sound);
    // Somebody has just clicked; otherwise nothing is heard, and nothing comes later instead.
    else if (navigator.userActivation?.isActive)
      void audio.resume().then(() => this.#sound(audio, sound));
  }

  #awake(): AudioContext | null {
    if (!this.#audio && typeof AudioContext !== "undefined") this.#audio = new AudioContext();
    return this.#audio;
  }

  #sound(audio: AudioContext, sound: Sound): void {
    for (const [start, length, height] of TUNES[sound]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + start;
      tone.type = "triangle";
      tone.frequency.value = height;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0005, from + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + length);
    }
  }
}

export const sounds = new Sounds();
