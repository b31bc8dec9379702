import type { ParkedRowView } from 'contracts/landlord/parked-row/parked-row.views';

export const parkedName = ({ projection, rowId }: ParkedRowView): string => `${projection} ${rowId}`;
