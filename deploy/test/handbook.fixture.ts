/** Pages of a handbook as the product writes them, so that what comes out can be compared with what went in; no other journey has their names. */
export const handbookPages = (tail: string) => [
  {
    path: `mooring-lines-${tail}.md`,
    name: `Mooring lines ${tail}`,
    text: `# Mooring lines ${tail}

How we keep boats where they are, in summer and through the first storms.

## Choose the line

Nylon *gives*, and that is what a mooring needs. Use **three strands** for the bow.

| Boat | Line |
| --- | --- |
| up to 8 m | 14 mm |
| up to 12 m | 18 mm |

## Tie up

1. Bow first
2. then the spring

\`\`\`checklist
- [ ] Chafe guards are on
- [ ] Ends are whipped
\`\`\`

## Look again

> After every storm: somebody walks the docks.
`,
  },
  {
    path: `docks-in-autumn-${tail}.md`,
    name: `Docks in autumn ${tail}`,
    text: `# Docks in autumn ${tail}

Before the lake freezes.

## Take in the fenders

Rinse them, and hang them up by size.

## Close the water

Open every tap once more, so that nothing bursts.
`,
  },
];

export const quietHours = (tail: string) => ({
  path: `quiet-hours-${tail}.md`,
  name: `Quiet hours ${tail}`,
  text: `# Quiet hours ${tail}

From ten at night nobody runs an engine at the docks.

## Why

Guests sleep aboard.

\`\`\`question
From when are engines off?

- [x] Ten at night
- [ ] Midnight

type: multiple-choice
\`\`\`
`,
});

type Page = { path: string; text: string };
/** As files that somebody chooses. */
export const chosen = (pages: readonly Page[]) =>
  pages.map(({ path, text }) => ({ name: path, mimeType: 'text/markdown', buffer: Buffer.from(text) }));
