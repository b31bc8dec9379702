import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { ReferenceCombobox, type ReferenceProps } from './ReferenceCombobox.tsx';

type Props = ReferenceProps & { isRequired?: boolean; label?: string; hint?: string };

/** A record of another resource in a form, under that resource's name where it has none of its own. */
export const ReferenceField = ({ isRequired = false, label, hint, ...props }: Props) => {
  const t = useTranslate();
  const id = useId();
  const words = `resources.${props.reference}`;
  return (
    <FieldFrame id={id} label={label ?? t(`${words}.name`, { smart_count: 1 })} hint={hint} required={isRequired}>
      <ReferenceCombobox {...props} {...describedBy(id, { hint })} placeholder={t(`${words}.search`)} />
    </FieldFrame>
  );
};
