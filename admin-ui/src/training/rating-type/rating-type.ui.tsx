import type { RatingTypeView } from 'contracts/training/rating-type/rating-type.entity';
import { resourceUi } from '#admin-ui/shared/resource/description';

export const ui = resourceUi<RatingTypeView>({
  columns: ['name', { field: 'score', align: 'right', width: 120 }, 'updatedAt'],
  sort: { field: 'score', order: 'DESC' },
});
