import { newId } from 'contracts/kernel/id';
import type { QuestionView } from 'contracts/recruiting/question/question.entity';
import { questionFields } from 'contracts/recruiting/question/question.fields';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { useSearch } from '#admin-ui/shared/resource/useSearch';

/** A question of the library as the set's own, which goes its own way from now on. */
const copied = (question: QuestionView) => ({
  id: newId(new Date()),
  ...Object.fromEntries(Object.keys(questionFields).map((field) => [field, question[field as keyof QuestionView]])),
});

/** Takes questions of the library into the set that is being written. */
export const FromLibrary = () => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { records, setSearch } = useSearch<QuestionView>('questions');
  return (
    <Combobox
      aria-label={t('resources.question-sets.addFromLibrary')}
      placeholder={t('resources.question-sets.addFromLibrary')}
      choices={records.map(({ id, text }) => ({ id, name: text }))}
      chosen={null}
      onSearch={setSearch}
      onChoose={(choice) => {
        const question = records.find(({ id }) => id === choice?.id);
        if (!question) return;
        const before = (getValues('questions') ?? []) as unknown[];
        setValue('questions', [...before, copied(question)], { shouldDirty: true });
      }}
    />
  );
};
