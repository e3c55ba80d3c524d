import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SideProcess } from '../engines/side-process.ts';

const SCREEN = '1400x1000x24';
const LOOK_MS = 200;

/** Something said, and when, in seconds since 1970. */
export interface Spoken {
  readonly at: number;
  readonly text: string;
}

/** A desktop that nobody sees, with a window manager and Orca, which writes down what it says instead of saying it. */
export class OrcaDesktop {
  readonly env: { readonly [name: string]: string };
  private readonly speechFile: string;
  private readonly processes: SideProcess[];

  private constructor(folder: string, screen: SideProcess, display: string) {
    this.processes = [screen];
    this.speechFile = join(folder, 'speech.jsonl');
    const home = join(folder, 'home');
    const runtime = join(folder, 'runtime');
    for (const made of [home, runtime]) mkdirSync(made, { recursive: true, mode: 0o700 });
    writeFileSync(this.speechFile, '');
    installVoice(home, join(folder, 'voice.log'));
    installEar(home, this.speechFile);
    this.env = {
      ...(process.env as { [name: string]: string }),
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: `:${display}`,
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
    };
  }

  static async open(folder: string): Promise<OrcaDesktop> {
    const screen = new SideProcess(['Xvfb', '-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
    const [, display = ''] = await screen.says(/^(\d+)$/m);
    const desktop = new OrcaDesktop(folder, screen, display);
    desktop.run('openbox');
    desktop.run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
    desktop.run('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
    await sleep(1000);
    desktop.run('orca', '--replace');
    await desktop.whenGreeted().catch(async (error: unknown) => {
      await desktop.close();
      throw error;
    });
    return desktop;
  }

  /** Everything that has been said so far, in order. */
  listSpoken(): Spoken[] {
    const lines = readFileSync(this.speechFile, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => {
      const [at, text] = JSON.parse(line) as [number, string];
      return { at, text: text.trim() };
    });
  }

  /** A real touch in the middle of the screen: only then does the window's page have the focus of the whole desktop. */
  async touchWindow(): Promise<void> {
    await sleep(1000);
    this.run('xdotool', 'mousemove', '640', '600', 'click', '1');
    await sleep(1000);
  }

  /**
   * Until these lines have been said, of all that was said after so much, as somebody would wait who listens; or until
   * nothing more has been said for a while: a screen reader may drop what it thinks too much.
   */
  async whenSaid(lines: readonly string[], after: number, quietMs: number): Promise<void> {
    let count = 0;
    for (let since = performance.now(); performance.now() - since < quietMs; await sleep(LOOK_MS)) {
      const said = this.listSpoken()
        .slice(after)
        .map(({ text }) => text);
      if (lines.every((line) => said.includes(line))) return;
      if (said.length > count) since = performance.now();
      count = said.length;
    }
  }

  /** Ends everything that was started here, whatever state it is in. */
  async close(): Promise<void> {
    for (const program of this.processes.toReversed()) await program.end();
  }

  private run(program: string, ...args: string[]): void {
    this.processes.push(new SideProcess([program, ...args], this.env));
  }

  /** Orca greets when it is there. */
  private async whenGreeted(): Promise<void> {
    for (let seconds = 0; seconds < 60; seconds++) {
      if (this.listSpoken().length > 0) return;
      await sleep(1000);
    }
    throw new Error('Orca has not said anything within a minute.');
  }
}

/** A voice that writes into a file: without one Orca is not content, and there is nothing here that could be heard. */
function installVoice(home: string, file: string): void {
  const settings = join(home, '.config/speech-dispatcher');
  mkdirSync(join(settings, 'modules'), { recursive: true });
  writeFileSync(
    join(settings, 'speechd.conf'),
    'LogLevel 1\nAudioOutputMethod "alsa"\nAddModule "writer" "sd_generic" "writer.conf"\nDefaultModule writer\nDefaultLanguage "en"\n',
  );
  // A sound card of its own that swallows everything.
  writeFileSync(join(home, '.asoundrc'), 'pcm.!default { type null }\nctl.!default { type null }\n');
  const voices = ['en', 'fr', 'de'].map(
    (language) => `GenericLanguage "${language}" "${language}" "utf-8"\nAddVoice "${language}" "MALE1" "${language}"`,
  );
  const write = `printf '%s|%s\\\\n' \\'$LANGUAGE\\' \\'$DATA\\' >> ${file}`;
  writeFileSync(
    join(settings, 'modules/writer.conf'),
    [`GenericExecuteSynth "${write}"`, 'GenericCmdDependency "printf"', ...voices, 'DefaultVoice "en"'].join('\n'),
  );
}

/**
 * Writes down what Orca hands to its voice, in the file where its user may change it. Its own log of everything would
 * do, too, but takes so much of its time that it drops what it has to say.
 */
function installEar(home: string, file: string): void {
  const folder = join(home, '.local/share/orca');
  mkdirSync(folder, { recursive: true });
  const lines = [
    'import json, time',
    'from orca import speech',
    'speak = speech._speak',
    'def write(text, acss, interrupt):',
    `    with open(${JSON.stringify(file)}, 'a') as file:`,
    "        file.write(json.dumps([time.time(), text]) + '\\n')",
    '    speak(text, acss, interrupt)',
    'speech._speak = write',
  ];
  writeFileSync(join(folder, 'orca-customizations.py'), `${lines.join('\n')}\n`);
}
