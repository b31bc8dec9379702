import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { parseJsonResume } from 'ui-kit/recruiting/resume-file';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';

/** Makes a candidate of a résumé in JSON Resume. */
export const JsonResumeButton = () => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { viewPath } = useResource('candidates');
  const { mutate, isPending } = useSend<{ id: string }>({
    resource: 'candidates',
    success: 'resources.candidates.created',
    onSuccess: (made) => void navigate(viewPath(made)),
    onError: (error) => notify(Object.values(fieldErrorsOf(error))[0] ?? error.message, { type: 'error' }),
  });
  const take = async (file: File) => {
    const body = await parseJsonResume(file);
    if (body) mutate({ action: 'json-resume', body });
    else notify('problem.resume-unreadable', { type: 'error' });
  };
  return (
    <Allowed to="tenant.candidates.create">
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('resources.candidates.jsonResume.add')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <Button variant="outlined" disabled={isPending} onClick={() => input.current?.click()}>
        {t('resources.candidates.jsonResume.add')}
      </Button>
    </Allowed>
  );
};
