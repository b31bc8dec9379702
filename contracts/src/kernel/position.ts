/** A position in one store's total order, as clients see it: `storeId.position`, fixed width, compared as a string. */
const WIDTH = 19;

export const formatPosition = (storeId: string, position: bigint): string =>
  `${storeId}.${position.toString().padStart(WIDTH, '0')}`;

/** The position, or null when the text is malformed or another store's. */
export const parsePosition = (storeId: string, value: string): bigint | null => {
  const [id, digits, ...rest] = value.split('.');
  return id === storeId && digits && rest.length === 0 && /^\d{19}$/.test(digits) ? BigInt(digits) : null;
};

/** The later of two positions as clients hold them; another store's replaces what is held. */
export const laterPosition = (held: string | null, received: string): string => {
  if (!held) return received;
  const sameStore = held.split('.')[0] === received.split('.')[0];
  return sameStore && held > received ? held : received;
};

export const POSITION_HEADER = 'X-Position';
export const MIN_POSITION_HEADER = 'X-Min-Position';
