// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// A collection of the sandbox whose pictures live on the chain. Anyone may mint.
contract Stalls is ERC721("Market Stalls", "STALL") {
    uint256 public count;

    function mint(address to) external returns (uint256 id) {
        id = ++count;
        _mint(to, id);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        string memory number = Strings.toString(id);
        bytes memory picture = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="hsl(',
            Strings.toString((id * 67) % 360),
            ' 30% 35%)"/><path d="M11 21h26l-3-8H14Z" fill="#f2e6cd"/><path d="M13 21v14h22V21" fill="#dcb57a"/></svg>'
        );
        bytes memory json = abi.encodePacked(
            '{"name":"Stall ',
            number,
            '","description":"A stall at Harvest Market.","image":"data:image/svg+xml;base64,',
            Base64.encode(picture),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
