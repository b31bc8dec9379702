import { Rejection } from 'contracts/kernel/problem';
import { isFilledBySigning, isOpenContract, MAX_INITIALS } from 'contracts/recruiting/contract/contract.choices';
import type { ContractRecord, ContractRejection } from 'contracts/recruiting/contract/contract.entity';
import type { ContractField, FilledField, SignerProgress } from 'contracts/recruiting/contract/contract.fields';
import { whoseTurn } from 'contracts/recruiting/contract/contract.fold';
import { unknownLetters } from 'contracts/recruiting/contract/contract.letters';

type Said = { field?: string; detail?: string; status?: number };
export const refuseContract = (code: ContractRejection, { field, detail, status = field ? 422 : 409 }: Said = {}) =>
  new Rejection(code, status, { ...(detail && { detail }), ...(field && { errors: { [field]: [code] } }) });

export const isOver = ({ expiresAt }: Pick<ContractRecord, 'expiresAt'>, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime();

/** Nothing is signed, declined or handed on of what has ended. */
export const assertContractOpen = (record: ContractRecord, now: Date): void => {
  if (record.status === 'voided') throw refuseContract('contract-voided');
  if (record.status === 'expired' || (isOpenContract(record.status) && isOver(record, now)))
    throw refuseContract('contract-expired');
  if (!isOpenContract(record.status) || record.erased) throw refuseContract('contract-not-open');
};

export const progressOf = ({ progress }: ContractRecord, signerId: string): SignerProgress => {
  const found = progress.find((one) => one.signerId === signerId);
  if (!found) throw refuseContract('contract-signer-unknown', { field: 'signerId' });
  return found;
};

/** Whoever has signed hears that first, whatever became of the contract since. */
export const assertUnsigned = (record: ContractRecord, signerId: string): void => {
  if (progressOf(record, signerId).status === 'signed') throw refuseContract('contract-already-signed');
};

export const assertTurn = (record: ContractRecord, signerId: string): void => {
  assertUnsigned(record, signerId);
  if (!whoseTurn(record).includes(signerId)) throw refuseContract('contract-not-your-turn');
};

/** What a document cannot be written with is refused where it is typed (docs/product.md SIG-21). */
export const assertLetters = (field: string, text: string, of = ''): void => {
  const unknown = unknownLetters(text);
  if (unknown.length === 0) return;
  throw refuseContract('contract-letters-unknown', { field, detail: `${of && `${of}: `}${unknown.join(' ')}` });
};

type Placed = Pick<ContractField, 'page' | 'kind' | 'label'>;
/** A field that nobody sees is filled in by nobody: that of a page that the document has not is refused. */
export const assertOnPages = (fields: readonly Placed[], pages: number): void => {
  const outside = fields.filter(({ page }) => page > pages);
  if (outside.length === 0) return;
  const detail = outside.map(({ kind, label, page }) => `${label || kind} (${page})`).join(', ');
  throw refuseContract('contract-field-outside', { field: 'templateId', detail });
};

const assertFilled = ({ kind, label, isRequired }: ContractField, value: string): void => {
  const isEmpty = kind === 'checkbox' ? value !== 'true' : value === '';
  if (isRequired && isEmpty)
    throw refuseContract('contract-field-required', { field: 'values', detail: label || kind });
  if (kind === 'initials' && value.length > MAX_INITIALS)
    throw refuseContract('contract-initials-too-long', { field: 'values', detail: label || kind });
  assertLetters('values', value, label || kind);
};

type Given = { signerId: string; values: readonly FilledField[]; signature: unknown };

/** Everything of theirs that must be filled in is, and nothing of anybody else's. */
export const assertWhole = ({ fields }: ContractRecord, { signerId, values, signature }: Given): void => {
  const own = fields.filter((one) => one.signerId === signerId && !isFilledBySigning(one.kind));
  const typed = own.filter(({ kind }) => kind !== 'signature');
  const said = new Map(values.map(({ fieldId, value }) => [fieldId, value]));
  if (values.some(({ fieldId }) => !typed.some(({ id }) => id === fieldId)) || said.size !== values.length)
    throw refuseContract('contract-field-not-yours', { field: 'values' });
  for (const field of typed) assertFilled(field, said.get(field.id) ?? '');
  if (signature === null) throw refuseContract('contract-signature-required', { field: 'signature' });
};

/** Nothing was written. Of another fault of the store nobody knows whether it came before or after. */
export const isRefusal = (error: unknown): error is Rejection => error instanceof Rejection && error.status < 500;
