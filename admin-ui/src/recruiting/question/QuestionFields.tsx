import { type ResponseType, recordedTypes } from 'contracts/recruiting/question/question.choices';
import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** What is said of a question: what its way of being answered asks for. */
export const QuestionFields = ({ isNew = false }: { isNew?: boolean }) => {
  const type: ResponseType | null = useWatch({ name: useWrappedSource('responseType') }) || null;
  return (
    <>
      <Input source="text" rows={2} autoFocus={isNew} />
      <Columns>
        <Input source="responseType" />
        <Input source="points" inputMode="numeric" />
      </Columns>
      {type !== null && recordedTypes.includes(type) && (
        <Columns>
          <Input source="allowedTakes" inputMode="numeric" />
          <Input source="timeLimit" inputMode="numeric" />
          <Input source="thinkTime" inputMode="numeric" />
        </Columns>
      )}
      {type === 'text' && <Input source="minimumCharacters" inputMode="numeric" />}
      {type === 'multiple-choice' && (
        <>
          <Input source="choices">
            <Input source="text" isLine />
            <Input source="isRight" />
          </Input>
          <Input source="showsRightAnswer" />
        </>
      )}
      <Input source="hint" isLine />
      <Allowed to="tenant.files.read">
        <FileField source="instructionsVideoId" type="video" />
      </Allowed>
      <Input source="isRequired" />
    </>
  );
};
