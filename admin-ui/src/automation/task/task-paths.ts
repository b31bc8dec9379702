/** The list, of one's own open tasks. */
export const MINE_PATH = `/tasks?filter=${encodeURIComponent(JSON.stringify({ whose: 'mine', status: 'open' }))}`;
