/** A file of a folder of this computer, with the names of the folders that it is in, from the outside in. */
export type FolderFile = { way: readonly string[]; file: File };

/** What computers put into folders for themselves. */
const isHidden = (name: string): boolean => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

const entriesOf = ({ items }: DataTransfer): FileSystemEntry[] =>
  [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);

export const holdsFolder = (transfer: DataTransfer): boolean => entriesOf(transfer).some((entry) => entry.isDirectory);

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser tells what is in a folder in portions, and then nothing. */
const within = async (entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return all;
    all.push(...portion);
  }
};

const filesIn = async (entries: readonly FileSystemEntry[], way: readonly string[]): Promise<FolderFile[]> => {
  const found: FolderFile[] = [];
  for (const entry of entries.filter(({ name }) => !isHidden(name))) {
    if (entry.isDirectory) {
      const directory = entry as FileSystemDirectoryEntry;
      found.push(...(await filesIn(await within(directory), [...way, entry.name])));
    } else found.push({ way, file: await fileOf(entry as FileSystemFileEntry) });
  }
  return found;
};

/** Everything that was dropped. To be called while the event is told: what is dropped is forgotten after it. */
export const droppedFiles = (transfer: DataTransfer): Promise<FolderFile[]> => filesIn(entriesOf(transfer), []);

/** What was chosen as a folder. */
export const chosenFiles = (files: Iterable<File>): FolderFile[] =>
  [...files]
    .map((file) => ({ way: file.webkitRelativePath.split('/').slice(0, -1), file }))
    .filter(({ way, file }) => ![...way, file.name].some(isHidden));
