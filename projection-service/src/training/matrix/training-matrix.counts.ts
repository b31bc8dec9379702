import { standings } from 'contracts/training/matrix/matrix.choices';
import { latestName } from '#projection-service/engine/latest';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import type { rowsAs } from './people-page.ts';
import { COUNTS, KEPT_COUNTS } from './training-matrix.query.ts';

type Narrowed = { team: string | null; state: string | null; q: string | null };

/**
 * How many people stand how with each of these programs, as `[program, standing, people]`. Of everybody it is kept; where nothing is,
 * there is nothing, or the table is of a version that kept none.
 */
export const countsOf = async (
  ask: ReturnType<typeof rowsAs>,
  tenantId: string,
  programIds: readonly unknown[],
  { team, state, q }: Narrowed,
): Promise<(readonly unknown[])[]> => {
  const read = () => ask(COUNTS, [tenantId, q, null, team, state, programIds]);
  if (q !== null || team !== null || state !== null) return [...(await read())];
  const cells = programIds.flatMap((programId) => standings.map((standing) => ({ programId, standing })));
  const cellOf = new Map(cells.map((cell) => [latestName(assignmentProjection, { ...cell, isMember: true }), cell]));
  const kept = await ask(KEPT_COUNTS, [tenantId, [...cellOf.keys()]]);
  if (kept.length === 0) return [...(await read())];
  return kept.map(([name, people]) => {
    const cell = cellOf.get(String(name));
    return [cell?.programId, cell?.standing, people];
  });
};
