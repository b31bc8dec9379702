/** While the network was away; ISO 8601 UTC. */
export type NetworkGap = { from: string; to: string };

/** One recording of an answer, as this browser keeps it until the server has all of it. */
export type KeptTake = {
  /** Given by the server. */
  takeId: string;
  /** The account that recorded it. */
  owner: string;
  /** What it answers: a question of a place, as of an interview or of a lesson. */
  place: string;
  questionId: string;
  /** The first is 1. */
  take: number;
  /** `video/webm;codecs=vp8,opus`. */
  type: string;
  /** `recording` in no tab that is open: it was cut off, and ends where it was cut. */
  status: 'recording' | 'ended';
  /** By the server's clock, ISO 8601 UTC. */
  startedAt: string;
  /** When its time is over. */
  until: string;
  stoppedAt: string | null;
  /** Where the server takes its bytes. */
  url: string | null;
  /** In hex, once it has ended. */
  sha256: string | null;
  gaps: NetworkGap[];
};

/** Keeps recordings over a reload, a lost network and a killed tab. */
export type TakeStore = {
  takes: (owner: string) => Promise<KeptTake[]>;
  put: (take: KeptTake) => Promise<void>;
  addChunk: (takeId: string, index: number, chunk: ArrayBuffer) => Promise<void>;
  /** Bytes of each chunk, in their order. */
  sizes: (takeId: string) => Promise<number[]>;
  /** The chunk by its place. */
  chunk: (takeId: string, index: number) => Promise<ArrayBuffer>;
  remove: (takeId: string) => Promise<void>;
};
