import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SetFields } from '#admin-ui/recruiting/question/SetFields.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const INSTRUCTIONS_ROWS = 3;

/** One step of a job's interview. */
export const StepFields = () => (
  <>
    <Input source="name" />
    <SetFields />
    <Input source="instructions" rows={INSTRUCTIONS_ROWS} />
    <Allowed to="tenant.files.read">
      <FileField source="instructionsVideoId" type="video" />
    </Allowed>
  </>
);
