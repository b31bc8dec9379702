// Prints .env.example with each secret drawn anew.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const example = readFileSync(new URL('.env.example', import.meta.url), 'utf8');
process.stdout.write(
  example.replaceAll(/^(\w+(?:_PASSWORD|_SECRET))=$/gm, (line, name) =>
    name.startsWith('DOCUMENT_') ? line : `${name}=${randomBytes(24).toString('hex')}`,
  ),
);
