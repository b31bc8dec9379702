import type { label } from 'contracts/automation/label/label.entity';
import { policy } from '#integration-workers/engine/policy';
import { takeOffLabel } from './take-off-label.job.ts';

/** Whenever a label is removed, it comes off whatever it is on. */
export const labelPolicy = policy<typeof label.types.event>({
  name: 'automation.label',
  jobs: [takeOffLabel],
  on: {
    LabelRemoved: ({ data: { labelId } }) => [
      takeOffLabel.request(labelId, { labelId, of: 'candidate' }),
      takeOffLabel.request(`member ${labelId}`, { labelId, of: 'member' }),
    ],
  },
});
