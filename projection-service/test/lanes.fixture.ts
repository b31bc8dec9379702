import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { laneOf } from '#projection-service/engine/lanes';
import type { Projection } from '#projection-service/engine/projection';
import { type DatabaseHarness, dump } from './database.harness.ts';

export const LANES = 3;

/** One company of each lane. */
export const companies = Array.from({ length: LANES }, (_, lane) => {
  const ids = Array.from({ length: 100 }, (_, nth) => derivedId('company in a lane', String(nth)));
  return ids.find((id) => laneOf(id, LANES) === lane) ?? '';
});

/** What the tables hold, whichever lane keeps what belongs to no company. */
export const contents = async ({ projector }: DatabaseHarness, projection: Projection) =>
  Object.fromEntries(
    Object.entries(await dump(projector, projection)).map(([table, lines]) => {
      const owned = lines.map((line) => String(line).replace(/^\("global \d\/\d"/, `(${GLOBAL}`));
      return [table, [...new Set(owned)].toSorted()];
    }),
  );
