import { styled } from '@mui/material/styles';
import { FilterLiveForm, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ReferenceCombobox, type ReferenceProps } from '#admin-ui/shared/form/ReferenceCombobox.tsx';
import { permissionTo } from '#admin-ui/shared/resource/permission-to';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useIsFixed } from './fixed-filter.ts';

const Narrow = styled('form')({ width: 210, '@media (max-width: 719px)': { flex: '1 1 160px' } });

/** Narrows a list to what belongs to one record of another resource, found by typing. */
export const ReferenceFilter = ({ label: own, ...props }: ReferenceProps & { label?: string }) => {
  const t = useTranslate();
  const can = useCan();
  const isFixed = useIsFixed(props.source);
  const isReadable = can(permissionTo('read', useResource(props.reference)));
  if (isFixed || !isReadable) return null;
  const label = own ?? t(`resources.${props.reference}.name`, { smart_count: 1 });
  return (
    <FilterLiveForm debounce={false} formComponent={Narrow}>
      <ReferenceCombobox {...props} size="small" aria-label={label} placeholder={t('common.list.anyOf', { label })} />
    </FilterLiveForm>
  );
};
