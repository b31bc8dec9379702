import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import type { CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import type { CustomFilter } from 'contracts/recruiting/custom-field/custom-filter';
import { type FormEvent, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { NUMBER_PATTERN, readNumber, writeNumber } from 'ui-kit/format/number';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';
import { useCustomFields } from './useCustomFields.ts';

type Wanted = CustomFilter[string];
type Part = 'gte' | 'lte';
type Typed = Record<string, string>;

/** Found by words that stand in it. */
const isText = ({ kind }: CustomFieldView) => kind === 'text' || kind === 'link';
const isRange = ({ kind }: CustomFieldView) => kind === 'number' || kind === 'date';

/** What was typed in the panel, as the list is asked. */
const wantedOf = (field: CustomFieldView, typed: Typed): Wanted | undefined => {
  const at = (part: string) => {
    const text = typed[`${field.id}${part}`]?.trim() ?? '';
    if (field.kind !== 'number') return text === '' ? undefined : text;
    const number = readNumber(text);
    return Number.isNaN(number) ? undefined : number;
  };
  if (isRange(field)) {
    const [gte, lte] = [at('.gte'), at('.lte')];
    if (gte === undefined && lte === undefined) return undefined;
    return { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) };
  }
  const text = at('');
  if (isText(field)) return text === undefined ? undefined : { has: String(text) };
  return field.kind === 'yes-no' && text !== undefined ? text === 'true' : text;
};

const typedOf = (custom: CustomFilter): Typed =>
  Object.fromEntries(
    Object.entries(custom).flatMap(([id, wanted]) =>
      typeof wanted === 'object'
        ? Object.entries(wanted).map(([part, value]) => [
            part === 'has' ? id : `${id}.${part}`,
            typeof value === 'number' ? writeNumber(value) : String(value),
          ])
        : [[id, String(wanted)]],
    ),
  );

/** A day that is written by half (docs/product.md UI-17). */
const BY_HALF = 'Invalid Date';

type InputProps = {
  field: CustomFieldView;
  typed: Typed;
  type: (name: string, value: string) => void;
  /** It was to be applied as it is. */
  isAsked: boolean;
};

const Bound = ({ field, typed, type, part, isAsked }: InputProps & { part: Part }) => {
  const t = useTranslate();
  const name = `${field.id}.${part}`;
  if (field.kind === 'date')
    return (
      <DateInput
        label={t(`resources.custom-fields.${part === 'gte' ? 'from' : 'to'}`, { name: field.name })}
        value={typed[name] ?? ''}
        onChange={(value) => type(name, value)}
        fault={isAsked && typed[name] === BY_HALF ? t('field.date-invalid') : undefined}
      />
    );
  return (
    <MuiTextField
      size="small"
      label={t(`resources.custom-fields.${part === 'gte' ? 'from' : 'to'}`, { name: field.name })}
      value={typed[name] ?? ''}
      onChange={({ target }) => type(name, target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', pattern: NUMBER_PATTERN } }}
    />
  );
};

const FilterInput = ({ field, typed, type }: InputProps) => {
  const t = useTranslate();
  const offered =
    field.kind === 'yes-no'
      ? [
          { id: 'true', name: t('common.yes') },
          { id: 'false', name: t('common.no') },
        ]
      : field.options.filter(({ isRetired }) => !isRetired);
  const isChoice = offered.length > 0;
  return (
    <MuiTextField
      size="small"
      label={isText(field) ? t('resources.custom-fields.has', { name: field.name }) : field.name}
      value={typed[field.id] ?? ''}
      onChange={({ target }) => type(field.id, target.value)}
      {...(isChoice && { select: true, slotProps: { select: { native: true } } })}
    >
      {isChoice && [
        <option key="" value="">
          {t('common.unsaid')}
        </option>,
        ...offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        )),
      ]}
    </MuiTextField>
  );
};

const Panel = ({ fields, close }: { fields: readonly CustomFieldView[]; close: () => void }) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState<Typed>(() => typedOf((filterValues.custom ?? {}) as CustomFilter));
  const type = (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.values(typed).includes(BY_HALF)) return;
    const { custom: _, ...others } = filterValues;
    const asked = fields.map((field) => [field.id, wantedOf(field, typed)] as const);
    const custom = Object.fromEntries(asked.filter(([, wanted]) => wanted !== undefined));
    setFilters(Object.keys(custom).length > 0 ? { ...others, custom } : others);
    close();
  };
  return (
    <form onSubmit={apply} style={{ display: 'grid', gap: 16 }}>
      {fields.map((field) =>
        isRange(field) ? (
          (['gte', 'lte'] as const).map((part) => (
            <Bound key={`${field.id}.${part}`} field={field} typed={typed} type={type} part={part} isAsked={isAsked} />
          ))
        ) : (
          <FilterInput key={field.id} field={field} typed={typed} type={type} isAsked={isAsked} />
        ),
      )}
      <Button type="submit" variant="contained">
        {t('resources.custom-fields.apply')}
      </Button>
      {filterValues.custom !== undefined && (
        <Button
          onClick={() => {
            const { custom: _, ...others } = filterValues;
            setFilters(others);
            close();
          }}
        >
          {t('resources.custom-fields.clear')}
        </Button>
      )}
    </form>
  );
};

/** Narrows a list by the company's own fields; nothing where there are none. */
const CustomFilters = ({ owner }: { owner: CustomFieldOwner }) => {
  const t = useTranslate();
  const fields = useCustomFields(owner);
  const isFixed = useIsFixed('custom');
  const { filterValues } = useListContext();
  if (isFixed || fields.length === 0) return null;
  return (
    <ToolPanel
      icon={TuneOutlined}
      label={t('resources.custom-fields.filter')}
      isSet={filterValues.custom !== undefined}
    >
      {(close) => <Panel fields={fields} close={close} />}
    </ToolPanel>
  );
};

export const CandidateCustomFilters = () => <CustomFilters owner="candidate" />;
export const JobCustomFilters = () => <CustomFilters owner="job" />;
