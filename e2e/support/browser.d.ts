/** The system's Chromium, or undefined: Playwright then uses its own. */
export declare function systemChromium(): string | undefined
/** How every test and the benchmark start Chromium. */
export declare function launchOptions(): {
  args: string[]
  executablePath?: string
}
//# sourceMappingURL=browser.d.ts.map
