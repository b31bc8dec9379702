import type { EntityRejection } from 'contracts/kernel/entity';
import { Rejection } from 'contracts/kernel/problem';
import { hasOptions } from 'contracts/recruiting/custom-field/custom-field.choices';
import {
  type CustomFieldFields,
  type CustomFieldRejection,
  customField,
} from 'contracts/recruiting/custom-field/custom-field.entity';
import { entityDecider } from '#command-service/entity/entity.decider';

const refuse = (field: keyof CustomFieldFields, code: CustomFieldRejection | EntityRejection) =>
  new Rejection(code, 422, { errors: { [field]: [code] } });

/** What is chosen from has something to choose, each under a name of its own. */
const check = ({ kind, options }: CustomFieldFields): void => {
  if (!hasOptions(kind)) {
    if (options.length > 0) throw refuse('options', 'custom-field-options-unwanted');
    return;
  }
  const offered = options.filter(({ isRetired }) => !isRetired).map(({ name }) => name.toLowerCase());
  if (offered.length === 0) throw refuse('options', 'custom-field-options-required');
  if (new Set(offered).size < offered.length) throw refuse('options', 'custom-field-option-twice');
};

type Options = CustomFieldFields['options'];

/** Options that a change leaves out are retired: records may hold them. */
const keepingOptions = (before: Options, wanted: Options): Options => [
  ...wanted,
  ...before.filter(({ id }) => wanted.every((one) => one.id !== id)).map((one) => ({ ...one, isRetired: true })),
];

const usual = entityDecider(customField, { check });

export const customFieldDecider: typeof usual = {
  ...usual,
  decide: (command, state) => {
    if (command.type !== 'ChangeCustomField' || state.status !== 'kept') return usual.decide(command, state);
    const { data } = command;
    const { kind, appliesTo, options } = state.record;
    if (data.kind !== undefined && data.kind !== kind) throw refuse('kind', 'custom-field-kind-fixed');
    if (data.appliesTo !== undefined && data.appliesTo !== appliesTo) {
      throw refuse('appliesTo', 'custom-field-kind-fixed');
    }
    if (!data.options) return usual.decide(command, state);
    return usual.decide({ ...command, data: { ...data, options: keepingOptions(options, data.options) } }, state);
  },
};
