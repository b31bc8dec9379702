import type { RatingTypeView } from 'contracts/training/rating-type/rating-type.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';

/** The words by which answers are rated. */
export const ScorecardField = ({ source }: { source: string }) => {
  const t = useTranslate();
  return (
    <Allowed to="tenant.training.ratings.read">
      <ReferencesField<RatingTypeView>
        source={source}
        reference="rating-types"
        placeholder={t('resources.rating-types.search')}
        asChoice={({ id, name, score }) => ({ id, name: `${name} · ${score}` })}
      />
    </Allowed>
  );
};
