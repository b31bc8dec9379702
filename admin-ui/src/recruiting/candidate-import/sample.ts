import type { ImportMapping } from 'contracts/recruiting/candidate-import/candidate-import.entity';

export type Uploaded = { id: string; sample: string[][]; suggested: ImportMapping };

/** What the answer to an upload showed of its rows: nobody keeps them for a preview later. */
const samples = new Map<string, Uploaded>();

export const keepSample = (uploaded: Uploaded): void => {
  samples.clear();
  samples.set(uploaded.id, uploaded);
};
export const sampleOf = (id: string): Uploaded | undefined => samples.get(id);
