import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TaggedField } from '#admin-ui/automation/email-template/TaggedField.tsx';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const WORDS = 'resources.webhooks.items.headers';

/** One header: a value with tags, or one that is written and never shown again. */
export const HeaderFields = () => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const valuePath = useWrappedSource('value');
  const isSecret: boolean | null = useWatch({ name: useWrappedSource('isSecret') });
  const secretId: string | null = useWatch({ name: useWrappedSource('secretId') });
  return (
    <>
      <Input source="name" spellCheck={false} autoComplete="off" />
      {isSecret ? (
        <TextField
          source="value"
          type="password"
          autoComplete="new-password"
          {...(secretId && { placeholder: '••••••••', hint: t(`${WORDS}.kept`) })}
        />
      ) : (
        <TaggedField source="value" />
      )}
      <CheckField source="isSecret" onChange={() => setValue(valuePath, '')} />
    </>
  );
};
