import { derivedId } from '#contracts/kernel/id';
import { type ContractFieldKind, fieldSizes, LAST_PAGE } from '#contracts/recruiting/contract/contract.choices';

type Role = { id: string };
type Place = {
  id: string;
  roleId: string;
  kind: ContractFieldKind;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  isRequired: boolean;
  content?: string | undefined;
};

/** Signature, name and date of each on the last page, one under the other: where a text says nothing else. */
export const usualFields = (roles: readonly Role[]): Place[] => {
  const step = Math.min(0.17, 0.82 / roles.length);
  return roles.flatMap(({ id: roleId }, index) => {
    const top = 0.13 + index * step;
    const at = (kind: ContractFieldKind, x: number, y: number): Place => ({
      ...{ id: derivedId('usual-field', roleId, kind), roleId, kind, page: LAST_PAGE, x, y, ...fieldSizes[kind] },
      ...{ label: '', isRequired: true },
    });
    return [at('signature', 0.11, top), at('name', 0.5, top), at('date', 0.5, top + Math.min(0.035, step / 3))];
  });
};

type Template = { document: unknown; signers: readonly Role[]; fields: readonly Place[] };

/** Nobody fills it in: its text is drawn as the document is made. */
export const isPrinted = ({ content }: Pick<Place, 'content'>): boolean => !!content;
export const printedOf = ({ fields }: Pick<Template, 'fields'>): readonly Place[] => fields.filter(isPrinted);

/** Fields of a template that signers fill in, as they are sent. */
export const fieldsOf = ({ document, signers, fields }: Template): readonly Place[] => {
  const asked = fields.filter((one) => !isPrinted(one));
  return asked.length === 0 && !document ? usualFields(signers) : asked;
};
