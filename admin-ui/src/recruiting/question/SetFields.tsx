import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QuestionSetView } from 'contracts/recruiting/question/question-set.entity';
import { useEffect } from 'react';
import { useGetOne, useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';

/** The version of the set that is asked: the newest when it is chosen, and as it was until somebody takes a newer one. */
const Revision = () => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const [setPath, revisionPath] = [useWrappedSource('questionSetId'), useWrappedSource('questionSetRevision')];
  const setId: string = useWatch({ name: setPath }) ?? '';
  const revision: number | '' = useWatch({ name: revisionPath }) ?? '';
  const { data } = useGetOne<QuestionSetView>('question-sets', { id: setId }, { enabled: setId !== '', retry: false });
  const latest = data?.id === setId ? data.revision : undefined;
  const take = (value: number) => setValue(revisionPath, value, { shouldDirty: true });

  useEffect(() => {
    if (latest !== undefined && (revision === '' || revision > latest))
      setValue(revisionPath, latest, { shouldDirty: true });
  }, [latest, revision, revisionPath, setValue]);

  if (setId === '' || revision === '') return null;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Typography variant="body2" color="text.secondary">
        {t('resources.question-sets.version', { revision })}
      </Typography>
      {latest !== undefined && revision < latest && (
        <Button size="small" onClick={() => take(latest)}>
          {t('resources.question-sets.useLatest', { revision: latest })}
        </Button>
      )}
    </div>
  );
};

/** Which questions are asked. */
export const SetFields = () => (
  <>
    <ReferenceField source="questionSetId" reference="question-sets" isRequired />
    <Revision />
  </>
);
