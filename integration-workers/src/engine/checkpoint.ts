import type pg from 'pg';

/** One policy's step through the feed. */
export type Move = { name: string; from: bigint; to: bigint };

export type Checkpoints = {
  /** Positions of the named policies; those seen for the first time begin at `head`. */
  load(names: readonly string[], head: bigint): Promise<Map<string, bigint>>;
  /** Moves all or throws: a checkpoint that is not at `from` was moved by another runner. */
  move(moves: readonly Move[]): Promise<void>;
};

type Row = { name: string; position: bigint };

export const movedByAnother = (): Error => new Error('A checkpoint was moved by another runner.');

export const postgresCheckpoints = (pool: Pick<pg.ClientBase, 'query'>): Checkpoints => ({
  load: async (names, head) => {
    await pool.query(
      'insert into work.checkpoint (name, position) select name, $2 from unnest($1::text[]) as name on conflict do nothing',
      [names, head],
    );
    const { rows } = await pool.query<Row>('select name, position from work.checkpoint where name = any($1)', [names]);
    return new Map(rows.map(({ name, position }) => [name, position]));
  },
  move: async (moves) => {
    if (moves.length === 0) return;
    const { rowCount } = await pool.query(
      `update work.checkpoint c set position = m.destination, moved_at = now()
       from unnest($1::text[], $2::bigint[], $3::bigint[]) as m(name, origin, destination)
       where c.name = m.name and c.position = m.origin`,
      [moves.map(({ name }) => name), moves.map(({ from }) => from), moves.map(({ to }) => to)],
    );
    if (rowCount !== moves.length) throw movedByAnother();
  },
});
