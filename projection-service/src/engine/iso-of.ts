/** SQL of a moment as the API writes it: UTC, ISO 8601, to the millisecond. */
export const isoOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
