import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { placeOf } from 'platform/event-store/memory';
import { describe, expect, it } from 'vitest';
import { dueCatalogue } from '#integration-workers/catalogue';
import { filePurge } from '#integration-workers/library/file/file.due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { decideDue, dueTypes } from './decide-due.ts';

const at = (place: number, type: string, data: Record<string, unknown>) => ({
  ...recorded(type, data, { version: place }),
  position: placeOf(place),
});

describe('what events make due', () => {
  it('given one that says nothing among others, when it is decided, then that one is late and the others count', () => {
    const [first, second] = [derivedId('first'), derivedId('second')];
    const { changes, erased, late } = decideDue(
      [filePurge],
      [
        at(1, 'FileTrashed', { fileId: first }),
        at(2, 'FileTrashed', {}),
        at(3, 'FileTrashed', { fileId: 'no id' }),
        at(4, 'UserErased', {}),
        at(5, 'FileTrashed', { fileId: second }),
        at(6, 'UserErased', { userId: exampleUserId }),
      ],
    );
    expect(changes.map(({ subject }) => subject)).toEqual([first, second]);
    expect(erased.map(({ personId }) => personId)).toEqual([exampleUserId]);
    expect(late?.toSorted()).toEqual([2, 3, 4].map(placeOf));
  });

  it('given an event of any type that says nothing, when it is decided, then the table can take what comes of it', () => {
    for (const [index, type] of [...dueTypes(dueCatalogue)].entries()) {
      const { changes, erased, late = [] } = decideDue(dueCatalogue, [at(index + 1, type, {})]);
      expect([type, changes.length + erased.length === 0 || late.length === 0]).toEqual([type, true]);
    }
  });
});
