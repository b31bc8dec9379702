import { recordIn } from 'access/recruiting/record-in';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import type { ContractDocument } from 'contracts/recruiting/contract/contract.fields';
import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import { ZodError } from 'zod';
import type { ContractContext } from './context.ts';
import { keepPdf } from './contract.documents.ts';
import { isRefusal } from './contract.rules.ts';
import type { MadePdf } from './pdf/pdf.process.ts';

type Context = Pick<ContractContext, 'store' | 'files'>;
/** Notes of PDFs whose event is still to come: what lies here for long belongs to nobody who works on it. */
const UNSETTLED = 'unsettled';

/** History decides: a PDF that neither a contract nor a template has goes. */
const settle = async ({ store, files }: Context, path: string): Promise<void> => {
  const [, tenantId = '', id = ''] = path.split('/');
  const of = { tenantId, id };
  const [sent, template] = await Promise.all([recordIn(store, contract, of), recordIn(store, contractTemplate, of)]);
  if (sent?.document.path !== path && template?.document?.path !== path) await files.remove(path);
  await files.remove(`${UNSETTLED}/${path}`);
};

type Keeping = { folder: string; made: MadePdf };
/** Keeps a PDF if what `say` appends names it, and only then; where nobody knows whether it was appended, the sweep finds out. */
export const keepNamed = async <T>(
  context: Context,
  { folder, made }: Keeping,
  say: (document: ContractDocument) => Promise<T>,
): Promise<T> => {
  const path = `${folder}/${made.sha256}`;
  await context.files.put(`${UNSETTLED}/${path}`, new Uint8Array());
  try {
    const said = await say(await keepPdf(context.files, folder, made));
    await settle(context, path);
    return said;
  } catch (error) {
    // What no event may hold is found before anything is written.
    if (isRefusal(error) || error instanceof ZodError) await settle(context, path);
    throw error;
  }
};

/** Settles what processes that died before a moment, or lost the store, have left open. */
export const sweepContractPdfs = async (context: Context, before: Date): Promise<void> => {
  for (const { key, writtenAt } of await context.files.list(`${UNSETTLED}/contracts`))
    if (writtenAt < before) await settle(context, key.slice(UNSETTLED.length + 1));
};
