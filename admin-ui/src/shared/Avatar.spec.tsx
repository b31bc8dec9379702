import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createConsoleTheme } from '#admin-ui/theme/consoleTheme';
import { Avatar, initialsOf, toneOf } from './Avatar.tsx';

const show = (picture: string | null) =>
  render(
    <ThemeProvider theme={createConsoleTheme('light')}>
      <Avatar id="018f6a10-0000-7000-8000-000000000002" name="Renata Moreira" picture={picture} />
    </ThemeProvider>,
  ).container.firstElementChild;

describe('an avatar', () => {
  it('given a picture, when shown, then it says nothing to those who listen: the name stands beside it', () => {
    const image = show('/api/public/images/users/u/i');
    expect([image?.getAttribute('src'), image?.getAttribute('alt')]).toEqual(['/api/public/images/users/u/i', '']);
  });

  it('given none, when shown, then the initials stand in its place, as a picture and not as text', () => {
    const disc = show(null);
    expect([disc?.getAttribute('data-initials'), disc?.getAttribute('aria-hidden')]).toEqual(['RM', 'true']);
    expect(disc?.textContent).toBe('');
  });

  it('given people, when their colours are asked for again, then each has the same, and not all have one', () => {
    const ids = Array.from({ length: 40 }, (_, n) => `018f6a10-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`);
    expect(ids.map(toneOf)).toEqual(ids.map(toneOf));
    expect(new Set(ids.map(toneOf)).size).toBeGreaterThan(3);
  });

  it.each([
    ['Ada', 'A'],
    ['  zoë  maria árnason ', 'ZÁ'],
    ['', ''],
    ['💥 Boom', '💥B'],
  ])('given the name %j, when abbreviated, then it is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
