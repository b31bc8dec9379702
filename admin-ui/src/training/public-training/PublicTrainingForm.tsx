import { isEmbedOrigin, originOf } from 'contracts/training/public-training/public-training.choices';
import { FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** One site in a line; empty lines are left out when it is saved. */
const linesOf = (origins: readonly string[] | undefined): string => (origins ?? []).join('\n');
const originsIn = (lines: string): string[] => lines.split('\n');
const MAX_LENGTH = 6_000;

const faultOf = (origins: readonly string[] = []): string | undefined =>
  origins.every((line) => line.trim() === '' || isEmbedOrigin(originOf(line)))
    ? undefined
    : 'problem.embed-origin-invalid';

/** Of which program, at which address, and where it may be shown. */
export const PublicTrainingForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection title="page">
      {isNew && <ReferenceField source="programId" reference="training-programs" isRequired />}
      <Input source="slug" />
      <Input source="isListed" />
    </FormSection>
    <FormSection title="embedding">
      <TextAreaField
        source="embedOrigins"
        rows={4}
        max={MAX_LENGTH}
        format={linesOf}
        parse={originsIn}
        validate={faultOf}
      />
    </FormSection>
  </>
);
