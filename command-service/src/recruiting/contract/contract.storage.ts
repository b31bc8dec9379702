import type { ContractContext } from './context.ts';
import { refuseContract } from './contract.rules.ts';

type Wanted = { bytes: number; field: string };

/** A company whose storage is full sends no more and takes no PDF; what was sent is signed all the same (docs/product.md FILE-25). */
export const assertRoom = async (
  { documents, uploads }: Pick<ContractContext, 'documents' | 'uploads'>,
  of: { tenantId: string; id: string },
  { bytes, field }: Wanted,
): Promise<void> => {
  const quota = await uploads.quotaOf(of.tenantId);
  if (!(await documents.hasRoom(of, { bytes, quota }))) throw refuseContract('storage-full', { field });
};
