import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { useDescription } from './description.ts';
import { writtenFields } from './form-values.ts';
import { Input } from './Input.tsx';

/** The inputs of a resource: as described, else all fields of its entity. */
export const ResourceForm = ({ isNew = false }: { isNew?: boolean }) => {
  const { entity, form: Own } = useDescription();
  if (Own) return <Own isNew={isNew} />;
  return (
    <Card>
      {writtenFields(entity).map(([field], index) => (
        <Input key={field} source={field} autoFocus={isNew && index === 0} />
      ))}
    </Card>
  );
};
