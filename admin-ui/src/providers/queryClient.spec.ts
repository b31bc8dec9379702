import { expect, it } from 'vitest';
import { queryClient } from './queryClient.ts';

const key = ['files', 'getOne', { id: 'one' }];
const keep = (record: object) => queryClient.setQueryData(key, (old?: object) => old ?? record);

it('given a record that has changed since, when a list brings it, then it is asked for again', () => {
  keep({ name: 'before' });
  expect(queryClient.getQueryState(key)).toMatchObject({ data: { name: 'before' }, isInvalidated: false });
  void queryClient.invalidateQueries({ queryKey: key });

  keep({ name: 'after' });

  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  queryClient.setQueryData(key, { name: 'after' });
  expect(queryClient.getQueryState(key)).toMatchObject({ data: { name: 'after' }, isInvalidated: false });
  queryClient.removeQueries({ queryKey: key });
});
