import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { parseJsonResume } from 'ui-kit/recruiting/resume-file';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { FileButton } from '#admin-ui/shared/FileButton.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';

/** Makes a candidate of a résumé in JSON Resume. */
export const JsonResumeButton = () => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
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
      <FileButton
        button={{ variant: 'outlined' }}
        accept=".json,application/json"
        label={t('resources.candidates.jsonResume.add')}
        isBusy={isPending}
        onFile={(file) => void take(file)}
      />
    </Allowed>
  );
};
