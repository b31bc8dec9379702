import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SecretDialog } from './SecretDialog.tsx';

/** For a form that creates what comes with a secret: shows it before it goes on, as nobody can show it again. */
export const useSecretOnce = (resource: string) => {
  const t = useTranslate();
  const queries = useQueryClient();
  const [shown, show] = useState<{ secret: string; leave: () => void } | null>(null);
  const onCreated = ({ secret }: { secret: string | null }, leave: () => void) => {
    // React-Admin keeps the answer as the record that it is not: the secret is in it.
    queries.removeQueries({ queryKey: [resource, 'getOne'] });
    if (secret === null) leave();
    else show({ secret, leave });
  };
  const words = `resources.${resource}.secret`;
  const dialog = shown && (
    <SecretDialog secret={shown.secret} title={t(`${words}.title`)} hint={t(`${words}.hint`)} onClose={shown.leave} />
  );
  return { onCreated, dialog };
};
