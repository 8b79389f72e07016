import { testPageQuality } from "./page-quality";

testPageQuality("ja");
