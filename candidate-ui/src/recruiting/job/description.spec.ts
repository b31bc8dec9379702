import { describe, expect, it } from 'vitest';
import { blocksOf } from './description.ts';

describe('description of a job', () => {
  it('given paragraphs, a short line alone and lines with hyphens, when they are read, then each is what it looks like', () => {
    expect(blocksOf('We build boats.\nBy hand.\n\nWhat you will do\n\n- Plank\n- Caulk\n\n\nBring: care.')).toEqual([
      { kind: 'paragraph', text: 'We build boats.\nBy hand.' },
      { kind: 'heading', text: 'What you will do' },
      { kind: 'list', items: ['Plank', 'Caulk'] },
      { kind: 'paragraph', text: 'Bring: care.' },
    ]);
  });

  it('given nothing but space, when it is read, then there is nothing', () => {
    expect(blocksOf(' \n\n  \n')).toEqual([]);
  });
});
