/** Pixels of a row of the dashboard's grid, and between reports. */
export const ROW_HEIGHT = 56;
export const GAP = 16;
