import { templateFaults } from 'contracts/automation/mail/mail-liquid';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  type ContractTemplateRejection,
  contractTemplate,
} from 'contracts/recruiting/contract-template/contract-template.entity';
import { isPrinted } from 'contracts/recruiting/contract-template/contract-template.places';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Field = (typeof contractTemplate.types.record)['fields'][number];
type Decisions = DecisionsOf<typeof contractTemplate>;

const refuseField = (field: string, code: string, detail?: string) =>
  new Rejection(code, 422, { errors: { [field]: [code] }, ...(detail && { detail }) });

/** Tags in a text of a contract are known ones, and whole. */
export const assertTags = (field: string, text: string): void => {
  const { unknown, isBroken } = templateFaults(text);
  if (isBroken) throw refuseField(field, 'mail-tag-broken');
  if (unknown.length > 0) throw refuseField(field, 'mail-tag-unknown', `Unknown tags: ${unknown.join(', ')}`);
};

/** The same PDF again changes nothing. */
const takePdf: Decisions['TakeContractTemplatePdf'] = (command, { id: contractTemplateId, document }) =>
  document?.sha256 === command.data.sha256
    ? []
    : [caused(command, 'ContractTemplatePdfTaken', { contractTemplateId, ...command.data })];

/** Without one there is none to remove. */
const removePdf: Decisions['RemoveContractTemplatePdf'] = (command, { id: contractTemplateId, document }) =>
  document === null ? [] : [caused(command, 'ContractTemplatePdfRemoved', { contractTemplateId })];

/** As people know a field: by its label, and its page where it has one of a PDF. */
const nameOf = ({ label, kind, page }: Field): string => (page > 0 ? `${label || kind} (${page})` : label || kind);

export const contractTemplateDecider = entityDecider(contractTemplate, {
  check: ({ name, content, signers, fields }) => {
    assertTags('name', name);
    assertTags('content', content);
    for (const one of fields) assertTags('fields', one.content ?? '');
    const roles = new Set(signers.map(({ id }) => id));
    const refuse = (code: ContractTemplateRejection, detail?: string) => refuseField('fields', code, detail);
    if (fields.some((one) => !isPrinted(one) && !roles.has(one.roleId))) throw refuse('contract-role-unknown');
    const outside = fields.find(
      ({ x, y, width, height, page }) => page === 0 || x + width > 1.001 || y + height > 1.001,
    );
    if (outside) throw refuse('contract-field-outside', nameOf(outside));
  },
  decide: { TakeContractTemplatePdf: takePdf, RemoveContractTemplatePdf: removePdf },
});
