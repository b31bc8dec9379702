import type { OpenInterviewEvent } from 'contracts/recruiting/open-interview/open-interview.entity';
import type { Source } from '#projection-service/engine/projection';

type Titled = Extract<OpenInterviewEvent, { type: 'OpenInterviewCreated' | 'OpenInterviewChanged' }>;

/** Title of an open interview, as other records show it, also once it is removed. */
export const openInterviewTitle: Source<{ title: string }, Titled> = {
  aggregate: 'openInterview',
  scope: 'tenant',
  types: ['OpenInterviewCreated', 'OpenInterviewChanged'],
  id: ({ data }) => data.openInterviewId,
  value: (event, previous) => {
    const title = event.type === 'OpenInterviewCreated' ? event.data.title : event.data.to.title;
    return title === undefined ? previous : { title };
  },
};
