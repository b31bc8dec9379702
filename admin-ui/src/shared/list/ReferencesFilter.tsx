import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { FilterLiveForm, ReferenceArrayInputBase, useChoicesContext, useInput, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useComboboxTexts } from '#admin-ui/shared/Combobox.tsx';
import type { ReferenceProps } from '#admin-ui/shared/form/ReferenceCombobox.tsx';
import type { Row } from '#admin-ui/shared/resource/description';
import { permissionTo } from '#admin-ui/shared/resource/permission-to';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useIsFixed } from './fixed-filter.ts';

const Narrow = styled('form')({ width: 210, '@media (max-width: 719px)': { flex: '1 1 160px' } });

/** One as it is, as links have it; an input has an empty text for nothing. */
const toFilter = (ids: string[]): string | string[] | null => (ids.length > 1 ? ids : (ids[0] ?? null));
const fromFilter = (filter: string | string[] | null | undefined): string[] => [filter || []].flat();

const Choices = ({ source, reference, isOffered = () => true, label }: ReferenceProps & { label: string }) => {
  const t = useTranslate();
  const { nameOf } = useResource(reference);
  const { field } = useInput({ source, format: fromFilter, parse: toFilter });
  const { allChoices = [], setFilters } = useChoicesContext<Row>();
  const texts = useComboboxTexts();
  const ids = field.value as string[];
  return (
    <Autocomplete
      multiple
      options={allChoices.filter((choice) => isOffered(choice) || ids.includes(choice.id))}
      value={allChoices.filter(({ id }) => ids.includes(id))}
      onChange={(_, chosen) => field.onChange(chosen.map(({ id }) => id))}
      onInputChange={(_, text, reason) => setFilters(reason === 'input' && text.trim() ? { q: text.trim() } : {})}
      filterOptions={(options) => options}
      filterSelectedOptions
      getOptionLabel={(choice) => nameOf(choice, t)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      limitTags={1}
      size="small"
      autoHighlight
      disablePortal
      fullWidth
      {...texts}
      slotProps={{ listbox: { 'aria-label': label }, chip: { size: 'small' } }}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          placeholder={ids.length > 0 ? '' : t('common.list.anyOf', { label })}
          slotProps={{ htmlInput: { ...inputProps, 'aria-label': label } }}
        />
      )}
    />
  );
};

/** Narrows a list to what belongs to all of some records of another resource, found by typing. */
export const ReferencesFilter = (props: ReferenceProps) => {
  const { source, reference } = props;
  const t = useTranslate();
  const can = useCan();
  const isFixed = useIsFixed(source);
  const resource = useResource(reference);
  if (isFixed || !can(permissionTo('read', resource))) return null;
  const label = t(`resources.${reference}.name`, { smart_count: 1 });
  return (
    <FilterLiveForm debounce={false} formComponent={Narrow}>
      <ReferenceArrayInputBase
        source={source}
        reference={reference}
        sort={{ field: resource.nameField, order: 'ASC' }}
        queryOptions={{ retry: false }}
      >
        <Choices {...props} label={label} />
      </ReferenceArrayInputBase>
    </FilterLiveForm>
  );
};
