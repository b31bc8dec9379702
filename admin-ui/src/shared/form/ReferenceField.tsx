import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame } from './FieldFrame.tsx';
import { ReferenceCombobox, type ReferenceProps } from './ReferenceCombobox.tsx';

/** A record of another resource in a form, under that resource's name. */
export const ReferenceField = ({ isRequired = false, ...props }: ReferenceProps & { isRequired?: boolean }) => {
  const t = useTranslate();
  const id = useId();
  const words = `resources.${props.reference}`;
  return (
    <FieldFrame id={id} label={t(`${words}.name`, { smart_count: 1 })} required={isRequired}>
      <ReferenceCombobox {...props} id={id} placeholder={t(`${words}.search`)} />
    </FieldFrame>
  );
};
