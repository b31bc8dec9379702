import type { Client } from 'contracts/client/client';
import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { exportMyData, showMyExport } from 'contracts/recruiting/profile/profile.endpoints';

const access = 'authenticated';
const askRoute = routeOf<typeof exportMyData>({ method: 'POST', path: '/api/candidate/exports', access });
const showRoute = routeOf<typeof showMyExport>({ method: 'GET', path: '/api/candidate/exports/:id', access });

/** A copy is made by the read side a moment after it was asked for. */
const ATTEMPTS = 10;
const PAUSE_MS = 500;

/** Asks for a copy of what is known of whoever is logged in, and waits for it. */
export const fetchMyData = async (client: Client, idempotencyKey: string): Promise<unknown> => {
  const { data } = await client.call(askRoute, { idempotencyKey });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await client.call(showRoute, { params: { id: data.id } })).data;
    } catch (error) {
      const isComing = isProblemError(error) && error.status === 404 && attempt < ATTEMPTS;
      if (!isComing) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};

/** What the file is called, without its ending. */
export const myDataName = (now: Date): string => `onrecord-my-data-${now.toISOString().slice(0, 10)}`;
