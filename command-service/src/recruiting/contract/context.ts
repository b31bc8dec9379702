import type { StoredDocuments } from 'access/library/stored-documents';
import type { ContractAddresses } from 'access/recruiting/contract-addresses';
import type { FileStorage } from 'platform/storage/file-storage';
import type { MailContext } from '#command-service/context';
import type { Accounts } from '#command-service/identity/access/accounts';
import type { MailTokens } from '#command-service/identity/mail-token/mail-token.store';
import type { Uploads } from '#command-service/library/upload/uploads';
import type { signingLimits } from './contract.limits.ts';
import type { DocumentKey } from './pdf/pades.ts';

/** What the routes of contracts and of their templates work with. */
export type ContractContext = MailContext & {
  files: FileStorage;
  documents: Pick<StoredDocuments, 'hasRoom'>;
  uploads: Pick<Uploads, 'quotaOf'>;
  mailTokens: MailTokens;
  /** What the installation signs documents with. */
  documentKey: () => Promise<DocumentKey>;
  limitSigning: ReturnType<typeof signingLimits>;
  accounts: Pick<Accounts, 'ownerOf' | 'find'>;
  contractAddresses: Pick<ContractAddresses, 'under'>;
};
