import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { LessonStepFields } from './LessonStepFields.tsx';
import { TypedPreview } from './TypedPreview.tsx';

/** A lesson and its steps. */
export const LessonForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <Card>
      <Input source="name" autoFocus={isNew} />
    </Card>
    <Card>
      <Input source="steps">
        <LessonStepFields />
      </Input>
      <TypedPreview />
    </Card>
  </>
);
