import type { ComponentProps } from 'react';
import {
  type RaRecord,
  ReferenceInputBase,
  type ReferenceInputBaseProps,
  useChoicesContext,
  useInput,
  useTranslate,
} from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import type { Row } from '#admin-ui/shared/resource/description';
import { useResource } from '#admin-ui/shared/resource/useResource';

export type ReferenceProps = Pick<ReferenceInputBaseProps, 'filter'> & {
  source: string;
  reference: string;
  /** Of the records found those that can be chosen; all by default. */
  isOffered?: (record: RaRecord) => boolean;
};
type Look = Pick<
  ComponentProps<typeof Combobox>,
  'id' | 'size' | 'placeholder' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

const Choices = ({ source, reference, isOffered = () => true, ...look }: Omit<ReferenceProps, 'filter'> & Look) => {
  const t = useTranslate();
  const { nameOf } = useResource(reference);
  const { field } = useInput({ source, defaultValue: null });
  const { allChoices = [], setFilters } = useChoicesContext<Row>();
  const asChoice = (record: Row) => ({ id: record.id, name: nameOf(record, t) });
  const chosen = allChoices.find(({ id }) => id === field.value);
  return (
    <Combobox
      {...look}
      choices={allChoices.filter(isOffered).map(asChoice)}
      chosen={chosen ? asChoice(chosen) : null}
      onChoose={(choice) => field.onChange(choice?.id ?? null)}
      onSearch={(text) => setFilters(text.trim() ? { q: text.trim() } : {})}
    />
  );
};

/** A record of another resource, found by typing. Belongs inside a form. */
export const ReferenceCombobox = ({ filter, ...props }: ReferenceProps & Look) => {
  const { source, reference } = props;
  const { nameField: field } = useResource(reference);
  return (
    <ReferenceInputBase
      source={source}
      reference={reference}
      sort={{ field, order: 'ASC' }}
      queryOptions={{ retry: false }}
      {...(filter && { filter })}
    >
      <Choices {...props} />
    </ReferenceInputBase>
  );
};
