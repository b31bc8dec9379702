import { styled } from '@mui/material/styles';
import { memberTypes } from 'contracts/identity/membership/membership.roles';
import { useTranslate } from 'react-admin';
import { useField } from '#admin-ui/shared/form/useField';
import { ChoiceRow, Choices, Fault } from './choices.tsx';

const Rows = styled('div')({
  display: 'grid',
  gap: '4px 20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});

/** Whether somebody works here, or is here to be trained. */
export const TypeField = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { id, field, fault } = useField({ source, defaultValue: 'regular' });
  return (
    <Choices aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend>{t('resources.users.fields.type')}</legend>
      <Rows>
        {memberTypes.map((type) => (
          <ChoiceRow key={type}>
            <input
              type="radio"
              name={field.name}
              value={type}
              checked={field.value === type}
              onChange={() => field.onChange(type)}
            />
            <span>{t(`resources.users.type.${type}`)}</span>
            <small>{t(`resources.users.typeHint.${type}`)}</small>
          </ChoiceRow>
        ))}
      </Rows>
      {fault !== undefined && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </Choices>
  );
};
