import { type ParseArgsConfig, parseArgs } from 'node:util';
import { sentence } from '#deploy/local/sentence';

/** The arguments of a command; others than these are told in one sentence with the usage. */
export const readArguments = <const T extends ParseArgsConfig>(usage: string, config: T) => {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw sentence(`${reason}\nUsage: ${usage}`);
  }
};

/** Reads the value of an argument that counts. */
export const wholeNumber =
  (usage: string) =>
  (name: string, text: string): number => {
    if (/^\d+$/.test(text)) return Number(text);
    throw sentence(`--${name} must be a whole number\nUsage: ${usage}`);
  };
