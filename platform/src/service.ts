import type { RequestListener } from 'node:http';

/** Injected everywhere instead of `new Date()`, so that specs move time. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** Whether one part of a service can do its work, and what is wrong when it cannot. */
export type Readiness = {
  name: string;
  ready: boolean;
  /** `degraded`: works, but somebody has to look at a part of it. */
  state: 'running' | 'degraded' | 'behind' | 'stopped' | 'down';
  detail?: string;
};

/** A service once started: what the gateway or an HTTP server mounts. */
export type Service = {
  name: string;
  handle: RequestListener;
  readiness(): Promise<Readiness[]>;
  /** Prometheus text. */
  metrics(): Promise<string>;
  /** Finishes what is under way, then lets go of every connection. */
  close(): Promise<void>;
};
